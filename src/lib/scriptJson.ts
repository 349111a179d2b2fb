/** JSON for a script element, without `<`: in HTML, a text such as `</script>` would end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
