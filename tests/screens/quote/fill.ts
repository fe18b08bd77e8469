import type { UserEvent } from '@testing-library/user-event'

/** Replaces what stands in a field, in one go. */
export async function fill(user: UserEvent, field: HTMLElement, words: string): Promise<void> {
  await user.clear(field)
  if (words !== '') await user.paste(words)
}
