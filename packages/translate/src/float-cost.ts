/**
 * What 32 bits cost, as the tests of C# and C++ find it: of so many questions of yes and no so many have
 * another answer. In each of them the shapes miss each other by less than a float can tell.
 */
export const costOfFloats = { asked: 7280, others: 6 };
