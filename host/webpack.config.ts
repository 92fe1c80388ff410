import { hostConfig } from '../webpack.common';

export default hostConfig({ folder: import.meta.dirname });
