export { type GuideCode, guideKey, guides } from './guides.ts'
