import { z } from 'zod';
import type { Status } from './status-mark/status-mark';
import type { Dye } from './weave/dye';
import type { Weave } from './weave/weaves';

/** Looks that content chooses by name. Builds take these schemas, and never a page. */
export const weave = z.enum([
  'plain',
  'twill',
  'basket',
  'satin',
  'herringbone',
  'jacquard',
] satisfies readonly Weave[]);

export const dye = z.enum(['rpa', 'power', 'weave', 'connector', 'employee', 'education'] satisfies readonly Dye[]);

export const status = z.enum(['done', 'running', 'waiting', 'failed'] satisfies readonly Status[]);
