import type { DesignService } from '../../integrations/design/designService.ts'
import type { Masters } from '../engine/masters.ts'
import type { FileDeps } from '../quote/documents/fileDeps.ts'
import type { QuoteItemDeps } from '../quoteItem/quoteItemDeps.ts'

/** What calls about the design service need. */
export interface DesignDeps extends FileDeps, QuoteItemDeps {
  readonly designService: DesignService
  readonly masters: Masters
  /** Tells the runners of this process that there is work. */
  readonly wakeJobs: () => void
}
