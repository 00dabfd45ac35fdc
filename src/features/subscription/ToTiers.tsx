import { Navigate } from 'react-router-dom';
import { SUBSCRIPTION_PATHS } from './paths';

/** `/test-subscription`: leads to the tiers. */
export const ToTiers = () => <Navigate replace to={SUBSCRIPTION_PATHS.tiers} />;
