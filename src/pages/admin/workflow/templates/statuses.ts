import { statusWords } from '../template/words.ts'

/** The states of template versions to choose from, and all of them. */
export const statuses = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: statusWords.draft },
  { value: 'published', label: statusWords.published },
  { value: 'retired', label: statusWords.retired },
] as const
