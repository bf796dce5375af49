interface FileDialog {
  /** Kinds of files, as `<input accept>` has them; empty for all. */
  readonly accept: string
  /** One unless told. */
  readonly multiple?: boolean
  /** Opens the camera at once, where there is one. */
  readonly camera?: boolean
}

/**
 * The browser's own file dialog: call it within the tap, browsers open it for nothing else. Empty when it is
 * closed; a browser that cannot tell leaves the promise open. Browsers only.
 */
export const openFileDialog = ({
  accept,
  multiple = false,
  camera,
}: FileDialog): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.multiple = multiple
    if (camera) input.setAttribute('capture', 'environment')
    input.hidden = true
    const settle = () => {
      input.remove()
      resolve(Array.from(input.files ?? []))
    }
    input.addEventListener('change', settle)
    input.addEventListener('cancel', settle)
    // Safari opens the dialog for elements of the document only.
    document.body.append(input)
    input.click()
  })
