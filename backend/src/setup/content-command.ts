import { ContentFilesError, type Kept, exportContent, importContent } from './content-files';

const USAGE = 'content export <folder>, or content import <folder> <number of the colleague whose drafts it becomes>';

/** Writes what is published to files, or makes drafts of such files; gives the sentence that it ends with. */
export async function contentCommand(kept: Kept, [what, folder, by, ...rest]: readonly string[]): Promise<string> {
  if (what === 'export' && folder !== undefined && by === undefined) {
    const { entries, pictures } = await exportContent(kept, folder);
    return entries === 0
      ? 'Nothing is published: pages show what their releases ship'
      : `${entries} entries and ${pictures} pictures are in ${folder}`;
  }
  const userId = Number(by);
  if (what !== 'import' || folder === undefined || !Number.isSafeInteger(userId) || rest.length > 0)
    throw new ContentFilesError(USAGE);
  return `${await importContent(kept, folder, userId)} drafts: look at them at the desk, and publish them there`;
}
