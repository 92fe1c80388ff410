import { clientProcessors, clientSystems, clientVersion } from '@shared/contract/schemas';
import { z } from 'zod';

/** The operator's `manifest.json` beside the files. */
export const clientManifestSchema = z.object({
  schema: z.literal(1),
  builds: z
    .array(
      z.object({
        os: z.enum(clientSystems),
        arch: z.enum(clientProcessors),
        version: clientVersion,
        /** A file of the same folder. */
        file: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        releasedAt: z.iso.datetime(),
        notes: z.array(z.string()).default([]),
        requirements: z.array(z.string()).default([]),
        sample: z.boolean().default(false),
      }),
    )
    .min(1),
});

export type ClientManifest = z.output<typeof clientManifestSchema>;
export type ManifestBuild = ClientManifest['builds'][number];
