import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;
/** Below this a compressed copy saves less than the headers that announce it. */
const smallest = 256;
/** Files in hand at a time: more would only fill the memory of a large site's build. */
const atOnce = 8;

/** Whether a file is sent compressed. */
export function isCompressed(name: string): boolean {
  return compressible.test(name);
}

/** Writes a brotli and a gzip copy beside every text file, for hosts to send as they are. */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter(isCompressed);
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      await compressFile(path.join(folder, name));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return;
  const data = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  await writeFile(`${file}.br`, await brotli(data, { params }));
  await writeFile(`${file}.gz`, await zip(data, { level: 9 }));
}
