import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import { hasImageOwner, setImageVersion } from '#server/data/images.ts';
import type { Deps } from '#server/deps.ts';
import { checkImage, imageVersion } from '#server/storage/image-check.ts';
import { LocalObjectStore } from '#server/storage/local-object-store.ts';
import { IMAGE_TYPES, type ImageFolder, isImageFolder } from '#server/storage/object-store.ts';
import { IMAGE_BYTES_MAX } from '#shared/domain/limits.ts';
import { isUuid } from '#shared/domain/uuid.ts';

/** Bytes that are still read of an image that is too large: to stop earlier would break the connection instead of answering. */
const READ_MAX = 3 * IMAGE_BYTES_MAX;

const ADDRESS = '/uploads/:folder/:id';

function imageOf(request: FastifyRequest): { folder: ImageFolder; id: string } {
  const { folder, id } = request.params as { folder: string; id: string };
  if (!isImageFolder(folder) || !isUuid(id)) throw new AppError('NOT_FOUND');
  return { folder, id: id.toLowerCase() };
}

function queryOf(request: FastifyRequest, name: string): string {
  const value: unknown = Reflect.get(Object(request.query), name);
  return typeof value === 'string' ? value : '';
}

/** Receives images at signed addresses and serves those stored on this machine; with a bucket these addresses do not exist. */
export function uploadRoutes(http: FastifyInstance, { objects, db }: Deps): void {
  if (!(objects instanceof LocalObjectStore)) return;

  /** Runs before the body is read: only a signed address may send one. */
  const verify = async (request: FastifyRequest): Promise<void> => {
    const claim = {
      ...imageOf(request),
      expires: queryOf(request, 'expires'),
      signature: queryOf(request, 'signature'),
    };
    if (!objects.accepts(claim)) throw new AppError('FORBIDDEN');
  };

  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...IMAGE_TYPES], { parseAs: 'buffer', bodyLimit: READ_MAX }, (_, body, done) =>
      done(null, body),
    );

    scope.put(ADDRESS, { onRequest: verify }, async (request) => {
      const { folder, id } = imageOf(request);
      const bytes = request.body;
      if (!(bytes instanceof Buffer)) throw new AppError('UNSUPPORTED_TYPE');
      if (bytes.length > IMAGE_BYTES_MAX) throw new AppError('TOO_LARGE');
      const type = checkImage(bytes);
      if (type === null) throw new AppError('UNSUPPORTED_TYPE');
      if (!(await hasImageOwner(db, folder, id))) throw new AppError('NOT_FOUND');
      await objects.put(folder, id, bytes);
      if (await setImageVersion(db, folder, id, imageVersion(bytes))) return {};
      await objects.remove(folder, id);
      throw new AppError('NOT_FOUND');
    });

    scope.get(ADDRESS, async (request, reply) => {
      const { folder, id } = imageOf(request);
      const image = await objects.read(folder, id);
      if (image === null) throw new AppError('NOT_FOUND');
      const isVersioned = queryOf(request, 'v') !== '';
      return reply
        .header('content-type', image.type)
        .header('content-length', image.size)
        .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(image.bytes);
    });
  });
}
