import { choosePictures } from '../../../flows/actions/pictures'
import { formatUrl } from '../../../routing/url'
import { IMAGE_COUNT } from '../../../shared/constants'
import type { Action } from '../../contract'
import type { ActContext } from '../act-context'
import { openLogin } from '../use-open'
import { panelKey } from './panel-key'
import { Sending } from './sending'
import { UploadPanel } from './upload-panel'

/** A whole number of 1 to 9 (client spec §5); 9 when the definition says something else. */
const countOf = (count: unknown): number =>
  typeof count === 'number' && count >= 1 ? Math.min(IMAGE_COUNT, Math.floor(count)) : IMAGE_COUNT

/** Lets the user choose pictures, sends them and puts their addresses into the page's state. */
export async function runUpload(
  { path, count }: Extract<Action, { do: 'upload' }>,
  { services, page }: ActContext,
): Promise<boolean> {
  if (typeof path !== 'string' || path === '') return false
  if (!services.session.isLoggedIn) {
    await openLogin(services, formatUrl(page.url, page.query))
    return false
  }
  const most = countOf(count)
  const files = (await choosePictures(most)).slice(0, most)
  if (files.length === 0) return false
  const sending = new Sending(files)
  const key = panelKey()
  page.show(<UploadPanel key={key} sending={sending} open />)
  const sent = await sending.start()
  page.show(<UploadPanel key={key} sending={sending} open={false} />)
  if (!sent) return false
  page.state.set(path, count === 1 ? sent[0] : sent)
  return true
}
