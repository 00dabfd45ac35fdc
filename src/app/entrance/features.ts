import { entrance } from '../../features/account/manifest.entrance';

export const ENTRANCE_FEATURES = [entrance];
