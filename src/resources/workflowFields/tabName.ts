import { type TabKey, tabLabels, validationTabIds } from '#domain/quoteItem'

/** Every tab whose fields can have rules, to choose from. */
export const tabChoices = Object.entries(validationTabIds).map(([key, id]) => ({
  code: String(id),
  label: `${id} ${tabLabels[key as TabKey]}`,
}))

/** A tab by its validation id: `1 Overview`. */
export const tabName = (tabId: number): string =>
  tabChoices.find(choice => choice.code === String(tabId))?.label ?? String(tabId)
