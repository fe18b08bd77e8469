import type { FoundPallet, Part } from '#domain/estimating'
import { RailFold } from '../RailFold.tsx'
import { useRail } from '../useRail.ts'
import { BoardsForLoad } from './BoardsForLoad.tsx'

interface BoardsSectionProps {
  /** As the item's pallet is built; null while it is not known. */
  readonly pallet: Part<FoundPallet> | null
}

/** What board would carry a load; looked for while it is open. */
export function BoardsSection({ pallet }: BoardsSectionProps) {
  const { isAskingBoard, change } = useRail()
  return (
    <RailFold
      title="What board carries…"
      isOpen={isAskingBoard}
      onOpen={chosen => change({ isAskingBoard: chosen })}
    >
      {() => <BoardsForLoad pallet={pallet} />}
    </RailFold>
  )
}
