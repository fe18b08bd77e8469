import { engine } from '#contract/engine'
import { useCall } from '../../dataProvider/index.ts'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { LoadingPage } from '../../layout/LoadingPage.tsx'
import { Page } from '../../layout/Page.tsx'
import { EstimatingPad } from './EstimatingPad.tsx'
import { useArrivingItem } from './item/useArrivingItem.ts'

/** Master data change seldom; a pad that stays open all day asks again after this, in milliseconds. */
const freshFor = 600_000

/** `/scratch`: type a size, see the sheet, the box, the pallet and the price change. */
export default function ScratchPage() {
  const { data, error, isFetching, refetch } = useCall(engine.lookupData, {}, { staleTime: freshFor })
  const { isArriving, replaced } = useArrivingItem(data)
  if (data !== undefined && !isArriving) return <EstimatingPad masters={data} replaced={replaced} />
  if (error === null) return <LoadingPage />
  return (
    <Page title="Estimating Pad">
      <LoadFailure
        error={error}
        message="The master data of the engines could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
        back="/hub"
      />
    </Page>
  )
}
