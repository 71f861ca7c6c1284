import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { StartingServer } from '#server/http/starting-server.ts';
import { type Config, ConfigError } from './config.ts';
import { errorMessage } from './errors.ts';

/** The port of the settings: opened once, however often it is asked for. */
export class Port {
  readonly #server: StartingServer;
  readonly #config: Config;
  #opening: Promise<void> | undefined;

  constructor(server: StartingServer, config: Config) {
    this.#server = server;
    this.#config = config;
  }

  /** The true one, if the setting is 0 and it is open. */
  get number(): number {
    const address = this.#server.address() as AddressInfo | null;
    return address?.port ?? this.#config.port;
  }

  open(): Promise<void> {
    this.#opening ??= this.#listen();
    return this.#opening;
  }

  async #listen(): Promise<void> {
    const { port, host } = this.#config;
    try {
      this.#server.listen(port, host);
      await once(this.#server, 'listening');
    } catch (error) {
      const code = error instanceof Error && Reflect.get(error, 'code');
      if (code === 'EADDRINUSE')
        throw new ConfigError(
          `PORT: ${port} is taken, by another program or by this server: end that, or choose another`,
        );
      if (code === 'EACCES') throw new ConfigError(`PORT: ${port} is not for this user: choose one above 1023`);
      throw new ConfigError(`HOST: ${host} is no address of this machine: ${errorMessage(error)}`);
    }
  }
}
