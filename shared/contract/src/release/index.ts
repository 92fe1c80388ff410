export type { Became, Bootstrap, EarlyScript, Press } from './bootstrap';
export { everyFileOf } from './build';
export type { PageFiles } from './build';
export type { Build, FileFacts, Release, SharePictureFile, Source } from './build-schemas';
export type { Around, ComposeQuestion, FrameQuestion, InlineStyle, SharePicture } from './compose-job';
export type {
  ComposeAnswer,
  ComposeJob,
  ComposeRefusal,
  ComposedContent,
  ComposedFrame,
  HostFacts,
  PageFacts,
  SiteFiles,
  ThrownError,
} from './compose-schemas';
export type {
  ComposedFile,
  ComposedRelease,
  Composition,
  PagePolicy,
  Part,
  PartReference,
} from './composition-schemas';
export type { DataHead, DataPage, DataPart, DataProblem, DataShard } from './data-schemas';
export type {
  Attempt,
  Canaries,
  Canary,
  CompositionReference,
  Lease,
  Mix,
  Revision,
  RevisionAction,
} from './ledger-schemas';
export type { PageData, PageOverrides } from './page-data';
export type { CompositionPointer, Integrity, ReleaseFiles, ReleaseReference } from './page-schemas';
export type { PackageAddresses, PackageRoute, Redirect, SiteRoute } from './route-schemas';
export type {
  DocumentMark,
  ReleaseStatement,
  Revocation,
  Role,
  Signature,
  Signed,
  Team,
  Trust,
  TrustedKey,
} from './trust-schemas';
