import { MasterPage } from '../../components/master/MasterPage.tsx'
import { quoteTextMaster } from '../../resources/quoteTexts/master.ts'

/** `/admin/quotetexts`. */
export default function QuoteTextsPage() {
  return <MasterPage master={quoteTextMaster} />
}
