import { useMemo } from 'react'
import { type CodeLabel, closuresOf } from '#domain/quoteItem'
import { useEngineMasters } from '../../../dataProvider/useEngineMasters.ts'

/** The closures to choose from for a style; one of the company's own that is glued is always closed. */
export function useClosures(styleCarton: string, styleVariant: string): readonly CodeLabel[] {
  const ownStyles = useEngineMasters().data?.ownStyles
  return useMemo(() => {
    const isGlued = ownStyles?.some(({ code, isGlued: glued }) => code === styleVariant && glued) === true
    return closuresOf({ styleCarton, styleVariant }).filter(({ code }) => !isGlued || code !== '00')
  }, [ownStyles, styleCarton, styleVariant])
}
