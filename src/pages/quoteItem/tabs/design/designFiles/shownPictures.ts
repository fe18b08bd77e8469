import type { GeneratedFiles } from '#contract/design'
import type { DesignPicture } from '#domain/designFiles'

const looks: readonly { readonly role: DesignPicture; readonly label: string; readonly alt: string }[] = [
  { role: '2d', label: '2D', alt: 'The generated design, flat' },
  { role: '3d', label: '3D', alt: 'The generated design, folded' },
  { role: 'artwork', label: 'Artwork', alt: 'Where the generated design can be printed' },
]

/** The pictures that were generated, as they are chosen from. */
export const shownPictures = ({ files }: Pick<GeneratedFiles, 'files'>) =>
  looks.filter(look => files.some(({ role }) => role === look.role))
