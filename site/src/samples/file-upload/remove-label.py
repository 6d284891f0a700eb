removed = send("DELETE", f"{labels}&name=checked")

print(removed.status)
