import { z } from 'zod';
import { allEndpoints } from '#shared/contract/contract.ts';
import { type Endpoint, statusOf } from '#shared/contract/endpoint.ts';
import { ERRORS } from '#shared/contract/errors.ts';
import { FIELD_CODES } from '#shared/rules/field-codes.ts';
import { WITHOUT_LOGIN } from './body-limits.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};
const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

const failure: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(ERRORS) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { enum: FIELD_CODES } },
  },
};

function parametersOf({ params, query, access }: Endpoint): Json[] {
  const named = (place: string, schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field, undefined).success,
      schema: schemaOf(z.object({ field }).shape.field, 'input'),
    }));
  const clientId = {
    name: 'client-id',
    in: 'header',
    required: access === 'student',
    schema: { type: 'string', format: 'uuid' },
  };
  const projectorToken = { name: 'projector-token', in: 'header', required: true, schema: { type: 'string' } };
  return [
    ...named('path', params),
    ...named('query', query),
    ...(access.startsWith('student') ? [clientId] : []),
    ...(access === 'projector' ? [projectorToken] : []),
  ];
}

function bodyOf({ body, form }: Endpoint): Json {
  if (body === undefined) return {};
  const schema = schemaOf(body, 'input');
  const fields = Object.keys((schema.properties as Json | undefined) ?? {});
  const formSchema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((name) => [`${form}[${name}]`, { type: 'string' }])),
  };
  const asForm = form === undefined ? {} : { 'multipart/form-data': { schema: formSchema } };
  return { requestBody: { required: true, content: { ...jsonContent(schema), ...asForm } } };
}

function replyOf(endpoint: Endpoint): Json {
  const { reply, statusAgain, summary } = endpoint;
  const status = statusOf(endpoint);
  if (reply === null) return { [status]: { description: summary } };
  if (reply === 'redirect') {
    const location = { schema: { type: 'string' }, description: 'Where to go' };
    return { [status]: { description: summary, headers: { location } } };
  }
  const content =
    typeof reply === 'string'
      ? { [reply.split(';')[0] ?? reply]: { schema: { type: 'string' } } }
      : jsonContent(schemaOf(reply, 'output'));
  const told = { description: summary, content };
  return { [status]: told, ...(statusAgain && { [statusAgain]: told }) };
}

function operationOf(feature: string, endpoint: Endpoint): Json {
  return {
    tags: [feature],
    summary: endpoint.summary,
    parameters: parametersOf(endpoint),
    ...(WITHOUT_LOGIN.includes(endpoint.access) ? {} : { security: [{ bearer: [] }] }),
    ...bodyOf(endpoint),
    responses: {
      ...replyOf(endpoint),
      default: { description: 'An error', content: jsonContent({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

/** The OpenAPI 3.1 document, built from the schemas that validate; `version` is the product's. */
export function openApiDocument(title: string, version: string): Json {
  const paths = new Map<string, Json>();
  for (const { feature, endpoint } of allEndpoints) {
    const path = `/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths.set(path, { ...paths.get(path), [endpoint.method.toLowerCase()]: operationOf(feature, endpoint) });
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Failure: failure },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
