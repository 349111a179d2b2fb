const noContent = 204;

/**
 * Reads a copy of an answer, which the client reads itself.
 * @throws when the call fails, or what it answers is no JSON
 */
export async function readCopy<Body>(response: Promise<Response>): Promise<Body> {
  const { ok, status } = await response;
  if (!ok) throw new Error(`Status ${status}`);
  return (status === noContent ? null : await (await response).clone().json()) as Body;
}
