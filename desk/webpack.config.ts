import { deskConfig } from '../webpack.common';

export default deskConfig({ folder: import.meta.dirname });
