import { entrance } from '../../features/account/manifest.public';

/** What anybody may open before signing in. */
export const PUBLIC_FEATURES = [entrance];
