/** Text as it may stand in a page, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A form that the browser sends as soon as it has it. */
export function autoForm(
  id: string,
  action: string,
  fields: Readonly<Record<string, string>>,
): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  return `<form id="${id}" action="${escapeHtml(action)}" method="post">${inputs}</form><script>document.forms[0].submit()</script>`
}
