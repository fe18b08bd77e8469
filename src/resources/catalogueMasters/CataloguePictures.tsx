import type { CatalogueMaster } from '#contract/catalogueMasters'
import { Panel } from '../../components/panel/Panel.tsx'
import { CataloguePicture } from '../catalogue/cards/CataloguePicture.tsx'

/** What people see of a product in the catalogue. */
export function CataloguePictures({ row }: { readonly row: CatalogueMaster }) {
  return (
    <Panel title="In the catalogue">
      <CataloguePicture product={row} height={160} />
    </Panel>
  )
}
