import { styled } from '@mui/material/styles'

const Image = styled('img')({
  position: 'absolute',
  inset: 8,
  width: 'calc(100% - 16px)',
  height: 'calc(100% - 16px)',
  objectFit: 'contain',
})

/** A picture that an engine drew, as large as there is room. */
export function SvgPicture({ svg, alt }: { readonly svg: string; readonly alt: string }) {
  return (
    <Image data-scene alt={alt} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} draggable={false} />
  )
}
