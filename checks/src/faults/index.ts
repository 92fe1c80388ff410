export { faults } from './fault';
export type { Fault } from './fault';
export type { Cell } from './run-cell';
export { nameOf, runMatrix } from './run-matrix';
export { prepareStage } from './stage';
export { remoteCases, targetNames } from './targets';
export type { TargetName } from './targets';
export { MOST_RECOVERY } from './tell-weight';
export { weighRecovery } from './weigh-recovery';
