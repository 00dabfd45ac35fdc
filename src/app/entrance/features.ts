import { entrance } from '../../features/account/manifest.entrance';

/** Pages that anybody may open before signing in. */
export const ENTRANCE_FEATURES = [entrance];
