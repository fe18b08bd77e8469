import type { SettingsStore } from './createSettingsStore.ts'

/** The reading of the person's settings as a query: once, whoever asks first. */
export const settingsQuery = (store: SettingsStore) => ({
  queryKey: ['settings'],
  queryFn: () => store.load(),
  staleTime: Number.POSITIVE_INFINITY,
})
