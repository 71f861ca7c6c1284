// Takes pictures by signed address and shows them, where they are kept on this machine. With a bucket these addresses do not exist.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '#server/db/id.ts';
import { hasPictureOwner, isPictureFolder, type PictureFolder, setPictureVersion } from '#server/db/pictures.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/app-error.ts';
import { LocalObjectStore } from '#server/storage/local-object-store.ts';
import { IMAGE_TYPES } from '#server/storage/object-store.ts';
import { checkPicture, pictureVersion } from '#server/storage/picture.ts';
import { IMAGE_BYTES_MAX } from '#shared/domain/limits.ts';

/** Bytes that are still read of a picture that is too large: who stops earlier breaks the connection instead of answering. */
const READ_MAX = 3 * IMAGE_BYTES_MAX;

const ADDRESS = '/uploads/:folder/:id';

function placeOf(request: FastifyRequest): { folder: PictureFolder; id: string } {
  const { folder, id } = request.params as { folder: string; id: string };
  if (!isPictureFolder(folder) || !isId(id)) throw new AppError('NOT_FOUND');
  return { folder, id: id.toLowerCase() };
}

function queryOf(request: FastifyRequest, name: string): string {
  const value: unknown = Reflect.get(Object(request.query), name);
  return typeof value === 'string' ? value : '';
}

export function uploadRoutes(http: FastifyInstance, { objects, db }: Deps): void {
  if (!(objects instanceof LocalObjectStore)) return;

  /** Before the body is read: only the holder of an address may send one. */
  const verify = async (request: FastifyRequest): Promise<void> => {
    const claim = {
      ...placeOf(request),
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
      const { folder, id } = placeOf(request);
      const bytes = request.body;
      if (!(bytes instanceof Buffer)) throw new AppError('UNSUPPORTED_TYPE');
      if (bytes.length > IMAGE_BYTES_MAX) throw new AppError('TOO_LARGE');
      const type = checkPicture(bytes);
      if (type === null) throw new AppError('UNSUPPORTED_TYPE');
      if (!(await hasPictureOwner(db, folder, id))) throw new AppError('NOT_FOUND');
      await objects.put(folder, id, bytes);
      if (await setPictureVersion(db, folder, id, pictureVersion(bytes))) return {};
      await objects.remove(folder, id);
      throw new AppError('NOT_FOUND');
    });

    scope.get(ADDRESS, async (request, reply) => {
      const { folder, id } = placeOf(request);
      const picture = await objects.read(folder, id);
      if (picture === null) throw new AppError('NOT_FOUND');
      const isVersioned = queryOf(request, 'v') !== '';
      return reply
        .header('content-type', picture.type)
        .header('content-length', picture.size)
        .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture.bytes);
    });
  });
}
