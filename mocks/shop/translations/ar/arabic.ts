import type { Areas } from '../areas';
import { common } from './common';
import { listing } from './listing';
import { navigation } from './navigation';

/**
 * Texts of some areas in Arabic: a language from right to left, with six plural forms. The others are the app's built-in
 * English.
 */
export const arabic: Partial<Areas> = { common, navigation, listing };
