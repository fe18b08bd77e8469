import type { FileStore } from '../../../integrations/files/fileStore.ts'
import type { QuoteItemDeps } from '../../quoteItem/quoteItemDeps.ts'

/** What calls about files need. */
export interface FileDeps extends Pick<QuoteItemDeps, 'db' | 'definitions'> {
  readonly files: FileStore
}
