import { openedAt } from './lastSeen/picture/wanted.ts'
import { prefetchFirstPage } from './pages.ts'

// Imported before everything else: the page asked for is on its way while the rest is still being read.
void prefetchFirstPage(openedAt())
