import { part } from '../../routing/part';

export const workspacePart = part(() => import('../workspace/Workspace'));
