const noContent = 204;

/**
 * Read the JSON body of a clone of a response; the client reads the original.
 * @throws when the call fails, has an error status, or the body is not JSON
 */
export async function readCopy<Body>(response: Promise<Response>): Promise<Body> {
  const { ok, status } = await response;
  if (!ok) throw new Error(`Status ${status}`);
  return (status === noContent ? null : await (await response).clone().json()) as Body;
}
