/* A bot in C without a JSON library: it takes any legal action, each equally likely.
   cc -o bot bot.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number after the n-th occurrence of a name, counted from 0. */
static long number_after(const char *line, const char *name, int n) {
    const char *at = strstr(line, name);
    while (n-- > 0) at = strstr(at + 1, name);
    return strtol(at + strlen(name), NULL, 10);
}

static int occurrences(const char *line, const char *name) {
    int count = 0;
    for (const char *at = line; (at = strstr(at, name)) != NULL; at++) count++;
    return count;
}

int main(void) {
    static char line[1 << 20];
    while (fgets(line, sizeof line, stdin)) {
        if (strstr(line, "{\"type\":\"hello\"")) {
            puts("{\"type\": \"hello\", \"protocol\": 1, \"name\": \"C bot\"}");
        } else if (strstr(line, "{\"type\":\"decide\"")) {
            /* Only the list "legal" has both an action and a text. */
            char *offers = strstr(line, "\"offers\":");
            if (offers) *offers = '\0';
            int chosen = rand() % occurrences(line, "{\"action\":");
            long action = number_after(line, "{\"action\":", chosen);
            printf("{\"type\": \"action\", \"id\": %ld, \"action\": %ld}\n", number_after(line, "\"id\":", 0), action);
        }
        fflush(stdout);
    }
    return 0;
}
