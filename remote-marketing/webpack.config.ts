import { remoteConfig } from '../webpack.common';

export default remoteConfig({ folder: import.meta.dirname });
