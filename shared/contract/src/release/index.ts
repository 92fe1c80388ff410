export type { Attempt, Lease } from './attempt';
export type { Bootstrap, EarlyScript, Press } from './bootstrap';
export { everyFileOf } from './build';
export type { Build, FileFacts, PageFiles, Release, SharePictureFile } from './build';
export type { ComposedFile, ComposedRelease, Composition, PagePolicy, Part, PartReference } from './composition';
export type {
  ComposeAnswer,
  ComposeJob,
  ComposeQuestion,
  ComposeRefusal,
  ComposeRoute,
  ComposedContent,
  ComposedFrame,
  FrameQuestion,
  HostFacts,
  InlineStyle,
  PageFacts,
  SharePicture,
  SiteFiles,
  ThrownError,
} from './compose-job';
export type {
  CompositionPointer,
  Integrity,
  PageData,
  PageOverrides,
  ReleaseFiles,
  ReleaseReference,
} from './page-data';
export type { DataHead, DataPage, DataPart, DataProblem, DataShard } from './data';
export type { FormerAddress } from './former-address';
export type { ReleaseStatement } from './release-statement';
export type { Canary, CompositionReference, Revision, RevisionAction } from './revision';
export type { Signature, Signed } from './signed';
export type { DocumentMark, Revocation, Role, Team, Trust, TrustedKey } from './trust';
