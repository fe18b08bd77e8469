import { RailFold } from '../RailFold.tsx'
import { WinList } from './WinList.tsx'

interface WinsSectionProps {
  /** Whether there is a price that a size nearby could better; null while it is not known. */
  readonly hasPrice: boolean | null
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Where a few millimetres would win something; looked for while it is open. */
export function WinsSection({ hasPrice, isOpen, onOpen }: WinsSectionProps) {
  return (
    <RailFold title="A few millimetres would win…" isOpen={isOpen} onOpen={onOpen}>
      {() => <WinList hasPrice={hasPrice} />}
    </RailFold>
  )
}
