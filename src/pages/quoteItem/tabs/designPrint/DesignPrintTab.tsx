import { SectionTab } from '../../SectionTab.tsx'
import { SheetList } from './SheetList.tsx'

/** The printed sheets of a litho item: of each what is printed, how its pieces lie on it and how many are printed. */
export default function DesignPrintTab() {
  return (
    <SectionTab tab="designPrint">
      <SheetList />
    </SectionTab>
  )
}
