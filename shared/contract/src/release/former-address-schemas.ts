import { z } from 'zod';

/** File of the host's table of them in a composition. */
export const FORMER_ADDRESSES = 'former-addresses.json';

const path = z.string().regex(/^\/(?:[\w:-]+\/)*$/);

/**
 * `/list/?item=7` leads to `/items/7/`: what a parameter of the query named is at a path of its own by now. Paths are below the
 * base path, with slashes at both ends; in `to`, `:parameter` stands where the value does.
 */
const formerAddress = z.object({ path, parameter: z.string(), to: path });

export type FormerAddress = z.output<typeof formerAddress>;

export const formerAddressesSchema = z.array(formerAddress).max(100);
