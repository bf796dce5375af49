import { pkg } from '../boot'
import { type BuiltinDefinition, defineBuiltin } from './builtin'
import { button } from './button'
import { checkbox, checkboxGroup, radio, radioGroup, toggle } from './choice'
import { form, label } from './form'
import { image } from './image'
import { input, textarea } from './input'
import { navigator } from './navigator'
import { picker } from './picker'
import { canvas, map, pageMeta, progress, slider, webView } from './placeholders'
import { richText } from './rich-text'
import { scrollView } from './scroll-view'
import { swiper, swiperItem } from './swiper'
import { video } from './video'
import { view } from './view'

const BUILTINS: Record<string, BuiltinDefinition> = {
  view,
  button,
  canvas,
  checkbox,
  'checkbox-group': checkboxGroup,
  form,
  image,
  input,
  label,
  map,
  navigator,
  'page-meta': pageMeta,
  picker,
  progress,
  radio,
  'radio-group': radioGroup,
  'rich-text': richText,
  'scroll-view': scrollView,
  slider,
  swiper,
  'swiper-item': swiperItem,
  switch: toggle,
  text: view,
  textarea,
  video,
  'web-view': webView,
}

/** Registers every tag the package uses. One without an implementation shows its children only. */
export function defineBuiltins(): void {
  const names = new Set([...Object.keys(BUILTINS), ...pkg().tags])
  for (const name of names) defineBuiltin(name, BUILTINS[name] ?? view)
}
