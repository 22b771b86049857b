import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a path from a local server exactly as written, which `fetch` would normalize. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false, timeout: 300_000 },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Answer['headers'],
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error(`No answer for ${path}.`)));
    asked.end();
  });
}
