import { buffer } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';

/** The files of a ZIP archive by their names, in its order. */
export function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, archive) => {
      if (error) {
        reject(error);
        return;
      }
      const files = new Map<string, Buffer>();
      archive.on('error', reject);
      archive.on('end', () => {
        resolve(files);
      });
      archive.on('entry', (entry: { fileName: string }) => {
        archive.openReadStream(entry as never, (failed, stream) => {
          if (failed) {
            reject(failed);
            return;
          }
          buffer(stream).then((content) => {
            files.set(entry.fileName, content);
            archive.readEntry();
          }, reject);
        });
      });
      archive.readEntry();
    });
  });
}
