import { type FastifyError, type FastifyRequest, LogController } from 'fastify';

/** Logs no request, only a reply that broke off: the client cannot be sent an error any more. */
export class RequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: FastifyError, request: FastifyRequest): void {
    // The client went away.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ err: error }, 'a reply broke off');
  }
}
