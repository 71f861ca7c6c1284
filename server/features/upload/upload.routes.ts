import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, found } from '#server/app-error.ts';
import { hasImageOwner, setImageVersion } from '#server/data/office/images.ts';
import { findTextImageVersion } from '#server/data/office/text-images.ts';
import type { Deps } from '#server/deps.ts';
import { checkImage, imageVersion } from '#server/storage/image-check.ts';
import { LocalObjectStore } from '#server/storage/local-object-store.ts';
import { IMAGE_TYPES, type ImageFolder, isImageFolder } from '#server/storage/object-store.ts';
import { withoutMetadata } from '#server/storage/without-metadata.ts';
import { IMAGE_BYTES_MAX } from '#shared/domain/limits.ts';
import { TEXT_IMAGES } from '#shared/domain/text-image.ts';
import { isUuid } from '#shared/domain/uuid.ts';

/** Bytes of a too large image that are still read: stopping earlier would break the connection instead of replying. */
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

/** An image of a text may be replaced after a mistake, so browsers cache it for a day, enough for a lesson. */
const TEXT_IMAGE_CACHE = 'public, max-age=86400';

/** Redirects from an image's address in a text to the bucket. The first read imports what was uploaded. */
function leadToBucket(http: FastifyInstance, { objects, db }: Deps): void {
  http.get(`/uploads/${TEXT_IMAGES}/:id`, async (request, reply) => {
    const { id } = request.params as { id: string };
    if (!isUuid(id)) throw new AppError('NOT_FOUND');
    await objects.importPendingUploads(TEXT_IMAGES);
    const version = found(await findTextImageVersion(db, id));
    return reply
      .header('cache-control', TEXT_IMAGE_CACHE)
      .redirect(objects.publicAddress(TEXT_IMAGES, id, version), 302);
  });
}

/**
 * Receives images at signed addresses and serves those stored here; with a bucket only the addresses in texts exist.
 */
export function uploadRoutes(http: FastifyInstance, deps: Deps): void {
  const { objects, db } = deps;
  if (!(objects instanceof LocalObjectStore)) {
    leadToBucket(http, deps);
    return;
  }

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
      const sent = request.body;
      if (!(sent instanceof Buffer)) throw new AppError('UNSUPPORTED_TYPE');
      if (sent.length > IMAGE_BYTES_MAX) throw new AppError('TOO_LARGE');
      const type = checkImage(sent);
      if (type === null) throw new AppError('UNSUPPORTED_TYPE');
      const bytes = withoutMetadata(sent, type);
      if (!(await hasImageOwner(db, folder, id))) throw new AppError('NOT_FOUND');
      await objects.put(folder, id, bytes);
      if (await setImageVersion(db, folder, id, imageVersion(bytes))) return {};
      await objects.remove(folder, id);
      throw new AppError('NOT_FOUND');
    });

    scope.get(ADDRESS, async (request, reply) => {
      const { folder, id } = imageOf(request);
      const image = found(await objects.read(folder, id));
      const isVersioned = queryOf(request, 'v') !== '';
      const unversioned = folder === TEXT_IMAGES ? TEXT_IMAGE_CACHE : 'no-cache';
      return reply
        .header('content-type', image.type)
        .header('content-length', image.size)
        .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : unversioned)
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(image.bytes);
    });
  });
}
