import { Fragment, type ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { isNumberOfRecord } from './isNumberOfRecord.ts'
import { NoSuchNumber, type NoSuchNumberProps } from './NoSuchNumber.tsx'

interface ByNumberProps extends Omit<NoSuchNumberProps, 'said'> {
  /** The page of the record with this number. */
  readonly children: (id: number) => ReactElement
}

/** The page of the record whose number stands in the address (`:id`), anew for another; or why there is none. */
export function ByNumber({ children, ...missing }: ByNumberProps) {
  const { id = '' } = useParams()
  if (!isNumberOfRecord(id)) return <NoSuchNumber said={id} {...missing} />
  return <Fragment key={id}>{children(Number(id))}</Fragment>
}
