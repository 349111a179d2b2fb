import { useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings';
import { passwordToken } from './passwordToken';

/** Token of a link by which a password can be chosen; null without one, and where the shop has no such links. */
export function usePasswordToken(): string | null {
  const { passwordLinks = false } = useSettings();
  const token = useSyncExternalStore(passwordToken.subscribe, passwordToken.get, () => null);
  return passwordLinks ? token : null;
}
