import { QuoteWorklistView } from './quote/QuoteWorklistView.tsx'

/** `/plant`: what is made at the person's plant. */
export default function PlantPage() {
  return <QuoteWorklistView view="PLANT" />
}
